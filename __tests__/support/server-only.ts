// Replaces the package of that name, which throws outside server components.
export {}
