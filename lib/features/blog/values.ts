export const blogStatuses = ["Published", "Pending", "Draft"] as const
export type BlogStatus = (typeof blogStatuses)[number]

/** The shelves of the list: published posts, the caller's drafts, posts pending review, and the caller's bookmarks. */
export const blogShelves = ["published", "drafts", "pending", "saved"] as const
export type BlogShelf = (typeof blogShelves)[number]

/** Posts per page of the list. */
export const postsPerPage = 6

/** The product's illustrations for posts: file names under /covers. */
export const blogCovers = [
  "desk-sage",
  "desk-dusk",
  "shelf-amber",
  "shelf-teal",
  "paper-amber",
  "paper-iris",
  "ink-iris",
  "ink-sage",
  "ledger-teal",
  "ledger-sage",
  "parcel-dusk",
  "parcel-teal",
  "shopfront-iris",
  "shopfront-dusk",
  "shopfront-night",
  "street-sage",
] as const
