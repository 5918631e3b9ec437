/** The package brings no types; this is the part the build uses. */
declare module "subset-font" {
  type SubsetOptions = {
    targetFormat: "woff2" | "truetype";
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
    noHinting: boolean;
  };

  // biome-ignore lint/style/noDefaultExport: the form the package has
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
