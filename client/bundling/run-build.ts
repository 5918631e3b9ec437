/** Run a build step from the command line: a failure prints its message alone and ends with status 1. */
export async function runBuild(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error(`build failed: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
