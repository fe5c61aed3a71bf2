declare module 'subset-font' {
  type Weight = number | { readonly min: number; readonly max: number }
  type Wanted = { readonly targetFormat: 'woff2'; readonly variationAxes: { readonly wght: Weight } }
  export default function subset(font: Uint8Array, text: string, wanted: Wanted): Promise<Uint8Array>
}
