import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Webhook: true
  }
}

export const webhooksPages: NounPages = {
  messages: "webhooks",
  // Administrators only, unless a user is given the right: a webhook receives every change of the workspace.
  subjects: { Webhook: {} },
  pages: [
    {
      id: 182,
      target: "webhooks",
      link: "/apps/webhooks",
      icon: "Webhook",
      can: ["read", "Webhook"],
      group: "company",
      help: "webhooks",
    },
  ],
}
