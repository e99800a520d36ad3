import { connect } from "@/lib/core/nouns"
import { findPrincipal } from "./auth/service/principal"
import { uploads } from "./chat/store/pictures"
import { rightToAskFor } from "./roles"

/** Answers what the core asks of nouns. Called before the first request, by instrumentation.ts and by the tests. */
export const connectNouns = (): void => connect({ findPrincipal, uploads: (scope) => [uploads(scope)], rightToAskFor })
