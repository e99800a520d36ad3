import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    AuditLog: true
  }
}

export const auditPages: NounPages = {
  messages: "audit",
  subjects: { AuditLog: {} },
  pages: [
    {
      id: 184,
      target: "auditLog",
      link: "/audit-log",
      icon: "ScrollText",
      can: ["read", "AuditLog"],
      group: "company",
      help: "audit-log",
    },
  ],
}
