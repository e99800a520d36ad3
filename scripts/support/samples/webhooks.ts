import type { Input, Made, Samples } from "./sample"

const webhook = (n: number) => ({ url: `https://hooks.example.org/${n}`, events: ["invoice.*"] })
const one = ({ accessToken, id }: Made): Input => ({ token: accessToken, params: { id } })
const delivery = ({ accessToken, webhookId, id }: Made): Input => ({
  token: accessToken,
  params: { id: webhookId, deliveryId: id },
})

/** Webhooks. Each is in a workspace of its own, because one workspace can't have many. */
export const webhooks: Samples = {
  addWebhook: {
    slow: true,
    each: "register",
    input: ({ accessToken }, n) => ({ token: accessToken, body: webhook(n) }),
  },
  "addWebhook by a confirmed user": {
    slow: true,
    each: "confirmSignIn of a newcomer",
    input: ({ accessToken }, n) => ({ token: accessToken, body: webhook(n) }),
  },
  getWebhook: { once: "addWebhook", input: one },
  changeWebhook: {
    once: "addWebhook",
    input: (made, n) => ({ ...one(made), body: { description: `Sample ${n}` } }),
  },
  removeWebhook: { slow: true, each: "addWebhook", input: one },
  rotateWebhookSecret: { once: "addWebhook by a confirmed user", input: one },
  revealWebhookSecret: { once: "addWebhook by a confirmed user", input: one },
  testWebhook: { once: "addWebhook", input: one },
  listDeliveries: { once: "addWebhook", input: one },
  getDelivery: { once: "testWebhook", input: delivery },
  replayDelivery: { once: "testWebhook", input: delivery },
}
