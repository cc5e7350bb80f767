/** Must be imported first, because the libraries write a file's content, even patients' names, to the console. */
for (const method of ["debug", "error", "info", "log", "trace", "warn"] as const) {
  console[method] = () => {};
}
