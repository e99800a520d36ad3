/**
 * Groups of nouns that import each other in a circle. Signing in checks the second step, records the sign-in and warns about
 * it; changing an address or a role ends sign-ins; a request with an API key acts as the user who made it. Seven more nouns
 * are in the circle: `account` archives the pictures of `chat` and names the businesses whose books a deletion takes, `auth` answers with the number of things in the cart and adds
 * the first bookmarks, the catalogue has prices of shops, invitations and posts notify people, and the weekly digest lists posts.
 */
export const cycles = [
  [
    "account",
    "api-keys",
    "auth",
    "blog",
    "bookmarks",
    "businesses",
    "catalogue",
    "chat",
    "ecommerce",
    "notifications",
    "passkeys",
    "sign-ins",
    "two-step",
    "users",
    "workspaces",
  ],
]
