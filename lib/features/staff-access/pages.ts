import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    StaffGrant: true
  }
}

export const staffAccessPages: NounPages = {
  messages: "staff-access",
  // Administrators only, unless a user is given the right, or a grant in a business.
  subjects: { StaffGrant: {} },
  pages: [
    {
      id: 201,
      target: "staffAccess",
      link: "/business/staff-access",
      icon: "IdCard",
      can: ["read", "StaffGrant"],
      group: "business",
      help: "staff-access",
    },
  ],
}
