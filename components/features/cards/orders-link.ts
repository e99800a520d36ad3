import type { ViewerProps } from "./figures"

/** The link to the orders of a figure's days; undefined for users who see only their own. */
export const ordersLink = ({ ability }: ViewerProps["viewer"], { from, to }: { from: string; to: string }) =>
  ability.can("update", "Order") ? `/apps/ecommerce/orders?placedFrom=${from}&placedTo=${to}` : undefined
