/** Imported before any other: the libraries write what they find in a file, names of patients too, to the console. */
for (const method of ["debug", "error", "info", "log", "trace", "warn"] as const) {
  console[method] = () => {};
}
