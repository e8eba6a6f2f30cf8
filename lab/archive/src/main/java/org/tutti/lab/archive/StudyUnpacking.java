package org.tutti.lab.archive;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.tutti.diagnostics.ArchiveProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.file.Sha256;

/**
 * Unpacks what of an archive is needed. The file may be anybody's: nothing is written that {@link
 * StudyFormat} does not know, nothing outside the directory, and no more than the limits allow;
 * each file must be what the description says, and nothing is run.
 */
final class StudyUnpacking {
  private static final int MAX_METADATA = 1 << 26;
  private static final int BUFFER = 1 << 16;

  private final Path zip;
  private final Path directory;
  private final UnpackLimits limits;
  private final Set<String> known = new HashSet<>();
  private long unpacked;

  /**
   * @param zip the archive
   * @param directory exists, and gets the files
   */
  StudyUnpacking(Path zip, Path directory, UnpackLimits limits) {
    this.zip = zip;
    this.directory = directory;
    this.limits = limits;
  }

  /**
   * Unpacks it.
   *
   * @return what its description says
   * @throws TuttiException if it cannot be read, or is no such archive, or is damaged, or hostile
   * @throws IOException if the files cannot be written
   */
  DescribedFiles unpack() throws IOException {
    try (ZipFile file = open()) {
      List<? extends ZipEntry> entries = Collections.list(file.entries());
      check(entries);
      ZipEntry metadata = file.getEntry(CrateMetadata.NAME);
      if (metadata == null) {
        throw DescribedFiles.notAStudy("it has no " + CrateMetadata.NAME, null);
      }
      DescribedFiles described = DescribedFiles.of(metadata(file, metadata));
      requireAll(described);
      for (ZipEntry entry : entries) {
        if (StudyFormat.isNeeded(entry.getName())) {
          write(file, entry, described);
        }
      }
      return described;
    }
  }

  private ZipFile open() {
    try {
      if (!Files.isRegularFile(zip)) {
        throw new ZipException(Files.exists(zip) ? "it is no file" : "it does not exist");
      }
      return new ZipFile(zip.toFile(), StandardCharsets.UTF_8);
    } catch (IOException | IllegalArgumentException e) {
      throw unreadable(e);
    }
  }

  private TuttiException unreadable(Exception cause) {
    return ArchiveProblem.STUDY_NOT_READABLE.error(
        "'" + zip + "' cannot be read as a ZIP file: " + cause.getMessage() + ".",
        ArchiveProblem.STUDY_NOT_READABLE.description().remedy(),
        cause);
  }

  private void check(List<? extends ZipEntry> entries) {
    if (entries.size() > limits.files()) {
      throw hostile("it has " + entries.size() + " files, more than " + limits.files());
    }
    for (ZipEntry entry : entries) {
      String name = entry.getName();
      if (StudyFormat.isUnsafe(name.endsWith("/") ? name + "x" : name)) {
        throw hostile("it has a file '" + name + "', which would be outside");
      }
      // Some file systems do not tell upper from lower case.
      if (!known.add(name.toLowerCase(Locale.ROOT))) {
        throw hostile("it has the file '" + name + "' more than once");
      }
    }
    special()
        .ifPresent(
            what -> {
              throw hostile(what);
            });
  }

  private Optional<String> special() {
    try {
      return ZipDirectory.special(zip);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private TuttiException hostile(String what) {
    return ArchiveProblem.STUDY_HOSTILE.error(
        "The archive '" + zip + "' was not unpacked: " + what + ".");
  }

  private byte[] metadata(ZipFile file, ZipEntry entry) {
    try (InputStream input = file.getInputStream(entry)) {
      byte[] bytes = input.readNBytes(MAX_METADATA);
      if (input.read() >= 0) {
        throw hostile("its description has more than " + (MAX_METADATA >> 20) + " MiB");
      }
      return bytes;
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private void requireAll(DescribedFiles described) {
    described.digests().keySet().stream()
        .filter(StudyFormat::isNeeded)
        .filter(name -> !known.contains(name.toLowerCase(Locale.ROOT)))
        .findFirst()
        .ifPresent(
            name -> {
              throw damaged("it lacks '" + name + "', which its description names");
            });
  }

  private TuttiException damaged(String what) {
    return ArchiveProblem.STUDY_NOT_READABLE.error(
        "The archive '" + zip + "' is damaged: " + what + ".",
        "Get the archive again from whoever made it.");
  }

  private void write(ZipFile file, ZipEntry entry, DescribedFiles described) throws IOException {
    String name = entry.getName();
    String digest = described.digests().get(name);
    if (digest == null) {
      throw damaged("its description does not have '" + name + "'");
    }
    Path target = directory.resolve(name).normalize();
    if (!target.startsWith(directory)) {
      throw hostile("it has a file '" + name + "', which would be outside");
    }
    Files.createDirectories(target.getParent());
    MessageDigest found = Sha256.digest();
    try (InputStream input = input(file, entry);
        OutputStream output = new BufferedOutputStream(Files.newOutputStream(target))) {
      copy(input, output, found, entry);
    }
    if (!HexFormat.of().formatHex(found.digest()).equals(digest)) {
      throw damaged("'" + name + "' is not what its description says");
    }
  }

  private InputStream input(ZipFile file, ZipEntry entry) {
    try {
      return file.getInputStream(entry);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /** Counts what comes out, since what the archive says of sizes may be wrong. */
  private void copy(InputStream input, OutputStream output, MessageDigest digest, ZipEntry entry)
      throws IOException {
    byte[] buffer = new byte[BUFFER];
    long bytes = 0;
    for (int read = read(input, buffer); read >= 0; read = read(input, buffer)) {
      bytes += read;
      unpacked += read;
      boolean isSuspicious =
          bytes > UnpackLimits.UNSUSPICIOUS
              && bytes > limits.ratio() * Math.max(1, entry.getCompressedSize());
      if (unpacked > limits.bytes() || isSuspicious) {
        throw hostile(
            "unpacked, '"
                + entry.getName()
                + "' "
                + (isSuspicious
                    ? "is more than " + limits.ratio() + " times as large"
                    : "and the files before it have more than " + limits.bytes() + " bytes"));
      }
      digest.update(buffer, 0, read);
      output.write(buffer, 0, read);
    }
  }

  private int read(InputStream input, byte[] buffer) {
    try {
      return input.read(buffer);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }
}
