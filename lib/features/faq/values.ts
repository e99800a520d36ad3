/** The five categories of contract section 2, in the order they are shown. */
export const faqCategoryNames = ["payment", "delivery", "cancellationReturn", "myOrders", "productServices"] as const
export type FaqCategoryName = (typeof faqCategoryNames)[number]
