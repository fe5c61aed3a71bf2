declare module 'subset-font' {
  type Weight = number | { readonly min: number; readonly max: number }
  type SubsetOptions = { readonly targetFormat: 'woff2'; readonly variationAxes: { readonly wght: Weight } }
  export default function subset(font: Uint8Array, text: string, wanted: SubsetOptions): Promise<Uint8Array>
}
