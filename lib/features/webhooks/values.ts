/** `paused` by a person, `off` by us after it failed for days or answered 410. */
export const webhookStates = ["active", "paused", "off"] as const

export const offReasons = ["failing", "gone"] as const

/** `sending` has a lease: when it expires, another process may send the delivery. */
export const deliveryStates = ["pending", "sending", "delivered", "failed"] as const

/** Why an attempt failed. `status` means that the receiver answered, but not with 2xx. */
export const deliveryErrors = [
  "status",
  "redirect",
  "refused-address",
  "dns",
  "connection",
  "tls",
  "timeout",
  "secret",
] as const
export type DeliveryError = (typeof deliveryErrors)[number]

export const webhookSorts = ["createdAt", "url"] as const

/** The type of the event that the test button sends. */
export const testType = "webhook.test"

/** Max webhooks of one workspace. */
export const maxWebhooks = 50
/** A webhook is switched off if all attempts of a delivery fail, and nothing has succeeded for so many days. */
export const offAfterDays = 5
/** For how long the previous secret signs too, after a rotation, in hours. */
export const rotationHours = 24
/** Characters of a receiver's answer that are stored. */
export const maxAnswer = 1024
/** Days after which finished deliveries are deleted. */
export const deliveryDays = 30
