export const listPath = "/pages/blog/list"
export const postPath = (id: number) => `/pages/blog/detail/${id}`
export const editPath = (id: number) => `/pages/blog/edit/${id}`
export const newPath = "/pages/blog/edit/new"
