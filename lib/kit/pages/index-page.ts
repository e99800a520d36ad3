/** The page with a thumbnail of every other page of the kit. Its id is part of the pages' number space. */
export const kitIndex = { id: 100, link: "/kit" }

/** The first parts of the paths of the kit's pages. */
export const kitFolders =
  "cards ui-element colors icons components extensions page-layout forms tables datatables charts maps".split(" ")
