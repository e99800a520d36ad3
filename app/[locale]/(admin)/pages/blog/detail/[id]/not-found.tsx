import { UnknownPost } from "@/components/features/blog/unknown-post"

export default UnknownPost
