import * as z from "zod"
import { email } from "@/lib/core/http/fields"
import { topics } from "./values"

export const subscriberForm = z.object({ email, topic: z.enum(topics) })
