import { UnknownUser } from "@/components/features/users/unknown-user"

export default UnknownUser
