// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addBlog: EndpointReference<typeof contract.addBlog> = { method: "POST", path: "/blog/add-blog" }
export const addBlogComment: EndpointReference<typeof contract.addBlogComment> = {
  method: "POST",
  path: "/blog/add-comment",
}
export const addBlogPicture: EndpointReference<typeof contract.addBlogPicture> = {
  method: "POST",
  path: "/blog/picture",
}
export const bookmarkBlog: EndpointReference<typeof contract.bookmarkBlog> = { method: "POST", path: "/blog/bookmark" }
export const deleteBlog: EndpointReference<typeof contract.deleteBlog> = { method: "DELETE", path: "/blog/delete-blog" }
export const deleteBlogComment: EndpointReference<typeof contract.deleteBlogComment> = {
  method: "DELETE",
  path: "/blog/delete-comment",
}
export const getBlogDetail: EndpointReference<typeof contract.getBlogDetail> = {
  method: "GET",
  path: "/blog/list/data/detail",
}
export const getBlogEdit: EndpointReference<typeof contract.getBlogEdit> = {
  method: "GET",
  path: "/blog/list/data/edit",
}
export const getBlogSidebar: EndpointReference<typeof contract.getBlogSidebar> = {
  method: "GET",
  path: "/blog/list/data/sidebar",
}
export const getPost: EndpointReference<typeof contract.getPost> = { method: "GET", path: "/blog/post" }
export const getTopics: EndpointReference<typeof contract.getTopics> = { method: "GET", path: "/blog/topics" }
export const listBlogBookmarks: EndpointReference<typeof contract.listBlogBookmarks> = {
  method: "GET",
  path: "/blog/bookmarks",
}
export const listBlogCategories: EndpointReference<typeof contract.listBlogCategories> = {
  method: "GET",
  path: "/blog/categories",
}
export const listBlogPosts: EndpointReference<typeof contract.listBlogPosts> = { method: "GET", path: "/blog/posts" }
export const listBlogs: EndpointReference<typeof contract.listBlogs> = { method: "GET", path: "/blog/list/data" }
export const publishBlog: EndpointReference<typeof contract.publishBlog> = {
  method: "POST",
  path: "/blog/publish-blog",
}
export const restoreBlog: EndpointReference<typeof contract.restoreBlog> = {
  method: "POST",
  path: "/blog/restore-blog",
}
export const restoreBlogComment: EndpointReference<typeof contract.restoreBlogComment> = {
  method: "POST",
  path: "/blog/restore-comment",
}
export const updateBlog: EndpointReference<typeof contract.updateBlog> = { method: "POST", path: "/blog/update-blog" }
