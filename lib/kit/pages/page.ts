/** A page of the kit, as data: its demos are components/kit/demos/<section>/<name>/<demo>.tsx. */
export interface KitPage {
  /** Stable, as those of lib/features/search/pages.ts: bookmarks hold it. */
  id: number
  /** Folder of its demos, and of its words: messages/<locale>/kit/<name>.json. */
  name: string
  link: string
  /** In the order of the page; a page without any does not exist yet. */
  demos: string[]
  /** Demos that need the whole width. */
  wide?: string[]
  /** Files under components/ whose props are documented on the page, without `.tsx`: `ui/alert`. */
  documents?: string[]
  /** Other messages that its demos speak, besides those of the kit. */
  words?: ("list" | "editor" | "charts" | "cards" | "shell" | "errors" | "tour")[]
}
