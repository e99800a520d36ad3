// Stands in for the package of that name, which throws wherever it is not a server component that imports it.
export {}
