package org.tutti.campaign.trust;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;

/**
 * The programs that this user has named in earlier calls, as digests in a file of the user's state
 * directory (XDG Base Directory Specification, section 3). What a results directory names is
 * started only if it is among them, if this process would use it anyway, or if the user says so.
 */
public final class KnownPrograms {
  /** 16,000 digests; then it is begun again. */
  private static final int MAX_BYTES = 1 << 20;

  private static final FileAttribute<Set<PosixFilePermission>> PRIVATE_DIRECTORY =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
  private static final FileAttribute<Set<PosixFilePermission>> PRIVATE_FILE =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

  private final Path file;
  private final OwnPrograms own;

  /**
   * @param file need not exist
   * @param own what this process would use anyway
   */
  private KnownPrograms(Path file, OwnPrograms own) {
    this.file = file;
    this.own = own;
  }

  /** Those of the user of this process. */
  public static KnownPrograms ofUser() {
    return of(System.getenv(), System.getProperty("user.home", "?"));
  }

  static KnownPrograms of(Map<String, String> environment, String home) {
    Path named = Path.of(environment.getOrDefault("XDG_STATE_HOME", ""));
    Path state = named.isAbsolute() ? named : Path.of(home, ".local", "state");
    return new KnownPrograms(
        state.resolve("tutti").resolve("programs"), new OwnPrograms(environment));
  }

  /**
   * Refuses programs that a results directory names and that are not known.
   *
   * @param manifest of the directory
   * @throws TuttiException 358 if there are any
   */
  public void require(Manifest manifest, CampaignDirectory directory) {
    List<NamedProgram> foreign = foreign(manifest);
    if (foreign.isEmpty()) {
      return;
    }
    Set<String> known = new HashSet<>();
    String unread =
        read(known).map(why -> " What you named before cannot be read: " + why + ".").orElse("");
    List<NamedProgram> unknown =
        foreign.stream().filter(program -> !known.contains(program.digest())).toList();
    if (unknown.isEmpty()) {
      return;
    }
    throw RecordProblem.PROGRAMS_NOT_KNOWN.error(
        "The campaign in '"
            + directory.path()
            + "' would start or use programs or options that you have not named: "
            + unknown.stream().map(NamedProgram::toString).collect(Collectors.joining("; "))
            + "."
            + unread,
        "If you trust whoever made this directory, add --trust-programs; otherwise name them"
            + " yourself, as in 'run ... --results "
            + directory.path()
            + "'.");
  }

  /**
   * Notes what the user has named.
   *
   * @param source the results directory that the manifest is from, if it is not the user's own
   *     plan: what lies in that directory or beside it comes from whoever made it, and is not noted
   * @return a remark if that was not possible and makes a difference
   */
  public Optional<String> remember(Manifest manifest, Optional<CampaignDirectory> source) {
    Set<String> known = new HashSet<>();
    Optional<String> unread = read(known);
    String missing =
        NamedProgram.of(manifest).stream()
            .filter(program -> source.filter(from -> isFrom(program, from)).isEmpty())
            .map(NamedProgram::digest)
            .filter(digest -> !known.contains(digest))
            .map(digest -> digest + "\n")
            .collect(Collectors.joining());
    Optional<String> failure = unread.isPresent() || missing.isEmpty() ? unread : append(missing);
    return failure
        .filter(why -> !foreign(manifest).isEmpty())
        .map(
            why ->
                RecordProblem.PROGRAMS_NOT_NOTED.message(
                    "The programs of this campaign cannot be recorded as yours: " + why + ".",
                    RecordProblem.PROGRAMS_NOT_NOTED.description().remedy()));
  }

  private static boolean isFrom(NamedProgram program, CampaignDirectory source) {
    return program.isBelow(source.path().toAbsolutePath().normalize().getParent());
  }

  private List<NamedProgram> foreign(Manifest manifest) {
    return NamedProgram.of(manifest).stream()
        .filter(program -> !program.kind().isOwn(own, program.text()))
        .toList();
  }

  /**
   * Reads the digests.
   *
   * @return why they are not known, if so; a file that does not exist has none
   */
  private Optional<String> read(Set<String> digests) {
    try {
      Optional<String> objection = FileTrust.objection(file.getParent()).or(() -> objection(file));
      if (objection.isEmpty() && Files.size(file) <= MAX_BYTES) {
        digests.addAll(Files.readAllLines(file, StandardCharsets.ISO_8859_1));
      }
      return objection;
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of("'" + file + "' cannot be read (" + e + ")");
    }
  }

  private static Optional<String> objection(Path file) {
    try {
      return Files.exists(file) ? FileTrust.objection(file) : Optional.empty();
    } catch (IOException e) {
      return Optional.of("'" + file + "' cannot be inspected (" + e + ")");
    }
  }

  /** Why that failed, if so. Others may append at the same time, so all is written at once. */
  private Optional<String> append(String lines) {
    try {
      if (!file.isAbsolute()) {
        throw new IOException("this user has no home directory");
      }
      Files.createDirectories(file.getParent(), PRIVATE_DIRECTORY);
      if (Files.exists(file) && Files.size(file) > MAX_BYTES) {
        Files.delete(file);
      }
      try (SeekableByteChannel channel =
          Files.newByteChannel(
              file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND), PRIVATE_FILE)) {
        channel.write(ByteBuffer.wrap(lines.getBytes(StandardCharsets.ISO_8859_1)));
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of("'" + file + "' cannot be written (" + e + ")");
    }
  }
}
