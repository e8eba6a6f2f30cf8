package org.tutti.lab.archive;

/**
 * A file of an archive.
 *
 * @param name its path, with slashes
 * @param description what it is, in a sentence
 * @param mediaType of its content, such as {@code text/csv}
 * @param bytes length
 * @param sha256 digest in hexadecimal
 */
record ArchivedFile(String name, String description, String mediaType, long bytes, String sha256) {}
