interface PropDoc {
  name: string
  /** With unions spelled out. */
  type: string
  /** The objects that the type names: `Crumb`, `{ label: string; href?: string }`. */
  shapes: { name: string; text: string }[]
  isRequired: boolean
  /** The default value. */
  initial?: string
  text: string
}

export interface ComponentDoc {
  name: string
  /** The line that imports it. */
  importLine: string
  text: string
  props: PropDoc[]
}
