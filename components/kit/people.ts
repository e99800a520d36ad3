/** Sample people for the demos. */
export const people = [
  { name: "Ada Lindqvist" },
  { name: "Marta Nowak" },
  { name: "Ivo Brandt" },
  { name: "Camille Roux" },
  { name: "Tiago Ferreira" },
  { name: "Noor Haddad" },
  { name: "Jonas Weber" },
]
