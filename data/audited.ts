import { auditedBooks } from "./audited-books"
import { auditedBusinesses } from "./audited-businesses"
import { auditedInvoices } from "./audited-invoices"
import { auditedSafe } from "./audited-safe"
import { auditedTills } from "./audited-tills"

/** The audit rule of a table. Names are those of its columns. */
export interface Audited {
  /** The record's type in the log: the noun in the singular. */
  record: string
  /** The columns that identify the record, besides the workspace. */
  key: string[]
  /** Columns whose values are recorded, before and after. Everything else never enters the log. */
  columns: string[]
  /** Secrets: the log says that they changed, but not what they are. */
  hidden?: string[]
  /** For a table that is part of a record, such as an invoice's lines: its own key. */
  part?: string[]
}

/** Columns from a list separated by spaces. */
const names = (text: string) => text.trim().split(/\s+/)
const singleton = ["workspace_id"]
const ofUser = (columns: string, rest: Partial<Audited> = {}): Audited => ({
  record: "user",
  key: ["user_id"],
  columns: names(columns),
  part: ["user_id"],
  ...rest,
})

/**
 * The audit rules for each table. A change takes effect when the next process starts, which then creates the triggers
 * again. Texts that people write to each other, passwords, tokens and the contents of files don't belong here.
 */
export const audited: Record<string, Audited> = {
  // Users
  users: {
    record: "user",
    key: ["id"],
    columns: names(
      "full_name username email company country contact role current_plan status avatar email_confirmed_at permissions",
    ),
    hidden: ["password_hash"],
  },
  user_details:
    ofUser(`birth_date mobile website language gender contact_options address_line1 address_line2 postcode city
    state country twitter facebook instagram github codepen slack`),
  account_settings: ofUser("bio google linked_in quora language time_zone"),
  account_connections: ofUser("network handle", { part: ["user_id", "network"] }),
  address_changes: ofUser("old_email new_email expires_at effective_at ended_at", { part: ["id"] }),
  two_steps: ofUser("confirmed_at", { hidden: ["secret"] }),
  calendar_feeds: ofUser("created_at", { hidden: ["nonce"] }),
  chat_profiles: ofUser("title about"),
  profiles: ofUser("designation cover_img"),

  ...auditedInvoices,

  // Shop
  products: {
    record: "product",
    key: ["id"],
    columns:
      names(`name slug description brand category price currency image images has_free_shipping stock delivery_days
      color_options facts category_id state sku content content_unit supplier_name supplier_code reorder_point cost_last
      cost_average vat_rates age_limit is_returnable`),
  },
  product_gtins: { record: "product", key: ["product_id"], part: ["gtin"], columns: names("written quantity") },
  product_prices: {
    record: "product",
    key: ["product_id"],
    part: ["id"],
    columns: names("shop_id amount currency valid_from"),
  },
  categories: {
    record: "category",
    key: ["id"],
    columns: names("parent_id state name position department vat_rates margin_bps age_limit is_returnable"),
  },
  orders: {
    record: "order",
    key: ["id"],
    columns:
      names(`user_id customer customer_email status payment payment_label charged_at instalments address items currency
      subtotal discount coupon_code coupon_discount delivery total vat`),
  },
  order_lines: {
    record: "order",
    key: ["order_id"],
    part: ["product_id", "color"],
    columns: names("name brand color qty price discount_percentage total vat_rate reductions"),
  },
  order_payments: {
    record: "order",
    key: ["order_id"],
    part: ["nr"],
    columns: names("kind state amount"),
  },
  shop_settings: { record: "shop", key: singleton, columns: names("subtitle promises uses_sample_discounts") },
  subscriptions: {
    record: "subscription",
    key: singleton,
    columns: names("plan period started_on next_plan next_period next_on is_trial has_tried"),
  },

  ...auditedBooks,
  ...auditedBusinesses,
  ...auditedSafe,
  ...auditedTills,

  // Planning
  events: {
    record: "event",
    key: ["id"],
    columns: names(
      "url title starts_at ends_at all_day calendar details recurrence time_zone repeats_until reminder owner_id",
    ),
  },
  event_overrides: {
    record: "event",
    key: ["event_id"],
    part: ["event_id", "occurs_at"],
    columns: names("occurs_at is_cancelled url title starts_at ends_at all_day calendar details"),
  },
  event_answers: {
    record: "event",
    key: ["event_id"],
    part: ["event_id", "occurrence", "guest"],
    columns: names("occurrence guest user_id answer"),
  },
  tasks: {
    record: "task",
    key: ["id"],
    columns: names("title due_date description tags is_completed is_deleted is_important"),
  },
  task_assignees: { record: "task", key: ["task_id"], part: ["user_id"], columns: ["user_id"] },

  // Content
  blog_posts: {
    record: "blog-post",
    key: ["id"],
    columns: names("author_id author_name title slug status excerpt content featured_image published_at"),
  },
  blog_post_categories: { record: "blog-post", key: ["post_id"], part: ["value"], columns: ["value"] },
  blog_comments: { record: "blog-comment", key: ["id"], columns: names("post_id author_id") },
  posts: { record: "post", key: ["id"], columns: names("user_id picture") },
  post_comments: { record: "post-comment", key: ["id"], columns: names("post_id user_id") },
  profile_photos: { record: "photo", key: ["id"], columns: names("user_id img") },
  // A mailbox is private: the log says that a mail was moved or sent, never its content.
  mails: { record: "mail", key: ["id"], columns: names("user_id folder is_draft scheduled_at") },
  webhooks: {
    record: "webhook",
    key: ["id"],
    columns: names("url description events state off_reason made_by"),
    hidden: ["secret"],
  },
  api_keys: { record: "api-key", key: ["id"], columns: names("user_id name prefix scopes expires_at revoked_at") },
  passkeys: { record: "passkey", key: ["id"], columns: names("user_id name") },
  audit_settings: { record: "audit-log", key: singleton, columns: ["retention_days"] },
}
