// Read by whatever Node somebody has, so nothing here is newer than modules themselves.

/** The releases our packages run on; the same as "engines" in package.json. */
const lines = [
  [20, 19],
  [22, 13],
  [24, 11],
];

/** @param {string} version as process.versions.node */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || lines.some(([line, least]) => major === line && minor >= (least ?? 0));
}

/** Ends the process with one line when this Node cannot run the product. */
export function checkNode() {
  if (isSupported(process.versions.node)) return;
  console.error(
    `✗ Node ${process.versions.node} does not do: Fovea needs 20.19, 22.13, 24.11 or newer of these lines`,
  );
  process.exit(1);
}
