/** The calls of this noun by method and path; a test holds that these are the contracts' own. */
export const calls = {
  listBlogPosts: { method: "GET", path: "/blog/posts" },
  getTopics: { method: "GET", path: "/blog/topics" },
  getPost: { method: "GET", path: "/blog/post" },
  addBlog: { method: "POST", path: "/blog/add-blog" },
  updateBlog: { method: "POST", path: "/blog/update-blog" },
  publishBlog: { method: "POST", path: "/blog/publish-blog" },
  deleteBlog: { method: "DELETE", path: "/blog/delete-blog" },
  restoreBlog: { method: "POST", path: "/blog/restore-blog" },
  addBlogComment: { method: "POST", path: "/blog/add-comment" },
  deleteBlogComment: { method: "DELETE", path: "/blog/delete-comment" },
  restoreBlogComment: { method: "POST", path: "/blog/restore-comment" },
  bookmarkBlog: { method: "POST", path: "/blog/bookmark" },
  addBlogPicture: { method: "POST", path: "/blog/picture" },
} as const

/** What a change of a post makes stale. */
export const showing = [{ path: "/blog/" }]

export const listPath = "/pages/blog/list"
export const postPath = (id: number) => `/pages/blog/detail/${id}`
export const editPath = (id: number) => `/pages/blog/edit/${id}`
export const newPath = "/pages/blog/edit/new"
