export const base = "/pages/knowledge-base"
export const categoryAddress = (category: string) => `${base}/${category}`
export const articleAddress = (category: string, slug: string) => `${base}/${category}/${slug}`
