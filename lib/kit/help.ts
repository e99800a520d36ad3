/** The folders of the kit's pages, which share one article. Written out, so that the help drawer doesn't load the list of pages. */
const folders =
  "cards ui-element colors icons components extensions page-layout forms tables datatables charts maps".split(" ")

export const kitHelp: Record<string, string> = Object.fromEntries(folders.map((name) => [`/${name}`, "interface-kit"]))
