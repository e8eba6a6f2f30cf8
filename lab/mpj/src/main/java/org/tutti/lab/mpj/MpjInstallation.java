package org.tutti.lab.mpj;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * MPJ Express on this machine.
 *
 * @param home the directory with {@code lib} and {@code conf}
 * @param version from its configuration
 * @param logging log4j 1.2, which MPJ Express needs, and which Debian installs in another directory
 */
public record MpjInstallation(Path home, String version, Path logging) {
  /** The variable that holds the path of MPJ Express; MPJ Express itself reads it, too. */
  public static final String HOME_VARIABLE = "MPJ_HOME";

  private static final Path DEBIAN_HOME = Path.of("/usr/share/mpj");
  private static final Path DEBIAN_LOGGING = Path.of("/usr/share/java/log4j-1.2.jar");
  private static final String KNOWN_VERSION = "0.44";
  private static final String VERSION_KEY = "mpjexpress.version=";

  private static final List<String> SHARED =
      List.of("smpdev.jar", "xdev.jar", "mpjbuf.jar", "loader2.jar", "mpiExp.jar");
  private static final List<String> OWN = List.of("mpi.jar", "mpjdev.jar", "niodev.jar");

  /**
   * Finds it in the directory {@code MPJ_HOME}, or that of Debian's package {@code libmpj-java};
   * empty if the variable is not set and the package is not installed.
   *
   * @throws TuttiException if {@code MPJ_HOME} is not its directory, jars are missing, or Tutti
   *     does not support its version
   */
  public static Optional<MpjInstallation> find(Map<String, String> environment) {
    String home = environment.get(HOME_VARIABLE);
    if (home != null) {
      return Optional.of(at(Path.of(home)));
    }
    return Files.isDirectory(DEBIAN_HOME.resolve("lib"))
        ? Optional.of(at(DEBIAN_HOME))
        : Optional.empty();
  }

  /**
   * The installation that the user requested.
   *
   * @throws TuttiException if there is none, or as with {@link #find}
   */
  public static MpjInstallation require(Map<String, String> environment) {
    return find(environment)
        .orElseThrow(
            () ->
                missing(
                    "MPJ Express is not installed: "
                        + HOME_VARIABLE
                        + " is not set and "
                        + DEBIAN_HOME
                        + " is not there."));
  }

  static MpjInstallation at(Path home) {
    if (!Files.isDirectory(home.resolve("lib"))) {
      throw missing(HOME_VARIABLE + " is '" + home + "', which does not contain a directory lib.");
    }
    List<String> lacking =
        Stream.concat(SHARED.stream(), OWN.stream())
            .filter(jar -> !Files.isReadable(home.resolve("lib").resolve(jar)))
            .toList();
    if (!lacking.isEmpty()) {
      throw incomplete(home, String.join(", ", lacking));
    }
    String version = version(home);
    if (!version.equals(KNOWN_VERSION)) {
      throw MpiProblem.MPJ_NOT_USABLE.error(
          "MPJ Express in '" + home + "' is version " + version + ".",
          "Tutti can start " + KNOWN_VERSION + ": set MPJ_HOME to it.");
    }
    return new MpjInstallation(home, version, logging(home));
  }

  /** The jars that a rank in a JVM of its own needs. */
  public List<Path> jars() {
    return Stream.concat(ownJars().stream(), sharedJars().stream()).toList();
  }

  /** The jars whose classes all ranks of a JVM share. */
  List<Path> sharedJars() {
    List<Path> jars = jars(SHARED);
    jars.add(logging);
    return jars;
  }

  /** The jars whose classes each rank loads separately. */
  List<Path> ownJars() {
    return jars(OWN);
  }

  private List<Path> jars(List<String> names) {
    List<Path> jars = new ArrayList<>();
    names.forEach(name -> jars.add(home.resolve("lib").resolve(name)));
    return jars;
  }

  private static Path logging(Path home) {
    try (Stream<Path> jars = Files.list(home.resolve("lib"))) {
      return Stream.concat(
              jars.filter(jar -> jar.getFileName().toString().startsWith("log4j")).sorted(),
              Stream.of(DEBIAN_LOGGING))
          .filter(Files::isReadable)
          .findFirst()
          .orElseThrow(() -> incomplete(home, "log4j-1.2.jar"));
    } catch (IOException e) {
      throw incomplete(home, "log4j-1.2.jar");
    }
  }

  private static String version(Path home) {
    // Not through a channel, since an interrupt would close it: ranks are interrupted when another
    // one fails.
    File file = home.resolve("conf/mpjexpress.conf").toFile();
    try (BufferedReader lines = new BufferedReader(new FileReader(file, StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> line.startsWith(VERSION_KEY))
          .map(line -> line.substring(VERSION_KEY.length()).strip())
          .findFirst()
          .orElse("unknown");
    } catch (IOException e) {
      throw incomplete(home, "conf/mpjexpress.conf");
    }
  }

  /** The configuration names the supported version, but the classes differ. */
  static TuttiException otherJars(Throwable cause) {
    Throwable first = cause;
    while (first.getCause() != null) {
      first = first.getCause();
    }
    return MpiProblem.MPJ_NOT_USABLE.error(
        "The jars of MPJ Express are not those of version " + KNOWN_VERSION + ": " + first + ".",
        "Reinstall it, or set MPJ_HOME to the directory of MPJ Express " + KNOWN_VERSION + ".",
        cause);
  }

  private static TuttiException missing(String what) {
    return MpiProblem.MPJ_NOT_USABLE.error(
        what,
        "Install it (Debian: apt-get install libmpj-java), or set MPJ_HOME to the directory with lib and conf of MPJ Express.");
  }

  private static TuttiException incomplete(Path home, String lacking) {
    return MpiProblem.MPJ_NOT_USABLE.error(
        "MPJ Express in '" + home + "' is missing " + lacking + ".",
        "Reinstall it (Debian: apt-get install --reinstall libmpj-java).");
  }
}
