import { handle, handlePost } from "@/lib/features/auth/next-auth/route"

export { handle as GET, handlePost as POST }
