// The least that behaves like a renderer: health and slow answers.
import { createServer } from "node:http";

const server = createServer((request, response) => {
  for (const end = Date.now() + (request.url === "/work" ? 1000 : 0); Date.now() < end; );
  if (request.url === "/slow") console.log("a slow answer has begun");
  const delayMs = request.url === "/slow" ? 1000 : 0;
  setTimeout(() => response.end(JSON.stringify({ environment: process.env })), delayMs);
});
server.listen(Number(process.env.RENDERER_PORT), process.env.RENDERER_HOST);
process.on("SIGTERM", () => server.close());
