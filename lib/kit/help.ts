import { kitFolders, kitIndex } from "./pages/index-page"

/** The kit's pages share one article. The help drawer doesn't load the list of pages. */
export const kitHelp: Record<string, string> = Object.fromEntries(
  [kitIndex.link, ...kitFolders.map((name) => `/${name}`)].map((path) => [path, "interface-kit"]),
)
