/** A page of the kit. Its demos are components/kit/demos/<section>/<name>/<demo>.tsx. */
export interface KitPage {
  /** Must never change, because bookmarks store it. Shares its number space with the pages of lib/features. */
  id: number
  /** Folder of its demos, and file name of its messages: messages/<locale>/kit/<name>.json. */
  name: string
  link: string
  /** In page order. A page without demos is not shown. */
  demos: string[]
  /** Demos that need the full width. */
  wide?: string[]
  /** Files under components/ whose props are documented on the page, without `.tsx`: `ui/alert`. */
  documents?: string[]
  /** Other message files that its demos need. */
  words?: ("list" | "editor" | "charts" | "cards" | "shell" | "errors" | "tour")[]
}
