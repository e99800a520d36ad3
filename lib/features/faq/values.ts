/** The five original categories, in the order they are shown. Categories that a workspace adds follow them. */
export const faqCategoryNames = ["payment", "delivery", "cancellationReturn", "myOrders", "productServices"] as const
export type FaqCategoryName = (typeof faqCategoryNames)[number]

/** Icons for categories of the FAQ and the knowledge base, by their lucide names. */
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
