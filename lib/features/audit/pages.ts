import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    AuditLog: true
  }
}

export const auditPages: NounPages = { messages: "audit", subjects: { AuditLog: {} } }
