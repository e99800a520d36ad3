/** The five categories of contract section 2, in the order they are shown; a workspace may add its own after them. */
export const faqCategoryNames = ["payment", "delivery", "cancellationReturn", "myOrders", "productServices"] as const
export type FaqCategoryName = (typeof faqCategoryNames)[number]

/** What a category of questions or of articles may be marked with: names of lucide icons. */
export const helpIcons = [
  "BookOpen",
  "Braces",
  "Building2",
  "CreditCard",
  "Gift",
  "Globe",
  "Heart",
  "KeyRound",
  "LayoutGrid",
  "Mail",
  "Package",
  "PenTool",
  "Phone",
  "ReceiptText",
  "ShieldCheck",
  "ShoppingBag",
  "Star",
  "Truck",
  "Undo2",
  "Users",
] as const
export type HelpIcon = (typeof helpIcons)[number]
