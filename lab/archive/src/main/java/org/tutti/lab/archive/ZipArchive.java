package org.tutti.lab.archive;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.tutti.records.file.DurableFiles.ByteContent;
import org.tutti.records.file.Sha256;

/** A ZIP file whose bytes depend on nothing but the names and contents of its files. */
final class ZipArchive {
  /** The earliest time that the format can express. */
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private static final String BINARY = "application/octet-stream";
  private static final Map<String, String> MEDIA_TYPES =
      Map.of(
          "cff", "application/yaml",
          "csv", "text/csv",
          "html", "text/html",
          "jar", "application/java-archive",
          "json", "application/json",
          "jsonl", "application/jsonl",
          "md", "text/markdown",
          "sh", "application/x-sh",
          "txt", "text/plain");

  private final ZipOutputStream zip;
  private final List<ArchivedFile> files = new ArrayList<>();

  ZipArchive(OutputStream output) {
    zip = new ZipOutputStream(output, StandardCharsets.UTF_8);
  }

  void add(String name, String description, String text) throws IOException {
    add(name, description, output -> output.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  void add(String name, String description, ByteContent content) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(TIME);
    zip.putNextEntry(entry);
    MessageDigest digest = Sha256.digest();
    CountedOutput counted = new CountedOutput(new DigestOutputStream(zip, digest));
    content.writeTo(counted);
    counted.flush();
    zip.closeEntry();
    String type = MEDIA_TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), BINARY);
    files.add(
        new ArchivedFile(
            name, description, type, counted.bytes, HexFormat.of().formatHex(digest.digest())));
  }

  /** Those that were added, in their order. */
  List<ArchivedFile> files() {
    return List.copyOf(files);
  }

  /** Writes the directory at the end of the file; the stream stays open. */
  void finish() throws IOException {
    zip.finish();
  }

  /** Does not close the archive with one of its files. */
  private static final class CountedOutput extends FilterOutputStream {
    private long bytes;

    CountedOutput(OutputStream output) {
      super(output);
    }

    @Override
    public void write(int value) throws IOException {
      out.write(value);
      bytes++;
    }

    @Override
    public void write(byte[] values, int offset, int length) throws IOException {
      out.write(values, offset, length);
      bytes += length;
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
