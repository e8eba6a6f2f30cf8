package org.tutti.measure.environment;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.launch.RankSoftware;

/**
 * The files from which an MPI library takes settings: those of parameters, which it reads unasked,
 * and those that a variable or a parameter names.
 *
 * @param variables that are recorded, by name
 * @param home directory of the user
 * @param root {@code /} except in tests
 */
public record SettingsFiles(Map<String, String> variables, Path home, Path root) {
  private static final String PREFIX = "settings.";

  /** Longer files of parameters are recorded by a digest. */
  private static final int LONGEST = 400;

  /** Files of parameters that libraries look for in a directory {@code etc} around them. */
  private static final List<String> OF_SYSTEM =
      List.of(
          "openmpi-mca-params.conf",
          "openmpi-mca-params-override.conf",
          "openmpi/openmpi-mca-params.conf",
          "openmpi/openmpi-mca-params-override.conf",
          "pmix-mca-params.conf",
          "prte-mca-params.conf",
          "mvapich2.conf",
          "ucx/ucx.conf");

  private static final List<String> OF_USER =
      List.of(
          ".openmpi/mca-params.conf",
          ".pmix/mca-params.conf",
          ".prte/mca-params.conf",
          ".mvapich2.conf",
          "ucx.conf");

  private static final String LISTED_FILES = "OMPI_MCA_mca_base_param_files";
  private static final String UCX_DIRECTORY = "UCX_CONFIG_DIR";

  /** Names of settings whose value is the name of a file that the library reads. */
  private static final Pattern NAMES_FILE =
      Pattern.compile("(?i)\\w+ (\\S*file(_?name)?s?|ROMIO_HINTS)( of .*)?");

  /** Names of files that a library writes or may lack. */
  private static final Pattern NEED_NOT_EXIST =
      Pattern.compile(
          "(?i)\\w+ (\\S*(log|dbg|debug|out|stat|trace|dump|profile|monitor|backing|tmp"
              + "|param_files)\\S*|(TUTTI_|SLURM_)\\S*)( of .*)?");

  /** Settings that name further files of parameters, which are not read here. */
  private static final Pattern NAMES_PARAMETERS =
      Pattern.compile(
          "(?!variable OMPI_MCA_mca_base_param_files$)\\w+ \\S*(param_file|envar_file)\\S*( of"
              + " .*)?");

  /** Those of this process; libraries take the home directory from its variable. */
  public static SettingsFiles of(Environment environment) {
    String home =
        Optional.ofNullable(System.getenv("HOME")).orElse(System.getProperty("user.home", "/"));
    return new SettingsFiles(environment.variables(), Path.of(home), Path.of("/"));
  }

  /** The files that exist, as facts: their content if it is short, or a digest. */
  public SortedMap<String, String> facts(LibraryInfo library) {
    SortedMap<String, String> facts = new TreeMap<>();
    if (library.provider() != ProviderKind.NATIVE) {
      return facts;
    }
    settings(library)
        .forEach(
            (name, value) ->
                named(value)
                    .forEach(
                        file ->
                            FileDigest.of(file)
                                .ifPresent(digest -> facts.put(PREFIX + file, digest))));
    parameterFiles(library).forEach(file -> facts.put(PREFIX + file, content(file)));
    return facts;
  }

  /** A setting that names a file, of which this process can read none, in words. */
  public Optional<String> missing(LibraryInfo library) {
    if (library.provider() != ProviderKind.NATIVE) {
      return Optional.empty();
    }
    return settings(library).entrySet().stream()
        .filter(setting -> NAMES_FILE.matcher(setting.getKey()).matches())
        .filter(setting -> !NEED_NOT_EXIST.matcher(setting.getKey()).matches())
        .filter(setting -> !setting.getValue().isBlank() && !setting.getValue().equals("none"))
        .filter(setting -> named(setting.getValue()).noneMatch(Files::isReadable))
        .map(setting -> "The " + setting.getKey() + " names the file " + setting.getValue().strip())
        .findFirst();
  }

  /** Whether a variable or a file may give the library's parameter a value; not what it is. */
  public boolean maySet(LibraryInfo library, String parameter) {
    return settings(library).entrySet().stream()
        .anyMatch(
            setting ->
                setting.getKey().contains(parameter)
                    || setting.getValue().contains(parameter)
                    || NAMES_PARAMETERS.matcher(setting.getKey()).matches());
  }

  /** All settings by the names that messages use. */
  private Map<String, String> settings(LibraryInfo library) {
    Map<String, String> settings = new LinkedHashMap<>(RankSoftware.settings(variables));
    for (Path file : parameterFiles(library)) {
      lines(file)
          .map(line -> line.split("=", 2))
          .filter(parts -> parts.length == 2)
          .forEach(
              parts -> settings.put("parameter " + parts[0].strip() + " of " + file, parts[1]));
    }
    return settings;
  }

  /** The files of parameters that exist, in no order of precedence. */
  private Set<Path> parameterFiles(LibraryInfo library) {
    List<Path> candidates = new ArrayList<>();
    String listed = variables.get(LISTED_FILES);
    if (listed != null) {
      parts(listed).flatMap(this::path).forEach(candidates::add);
    }
    OF_USER.stream().map(home::resolve).forEach(candidates::add);
    Stream.of("OPAL_PREFIX", "OPAL_SYSCONFDIR", UCX_DIRECTORY)
        .map(variables::get)
        .filter(value -> value != null && !value.isBlank())
        .flatMap(this::path)
        .forEach(directory -> add(directory, candidates));
    for (Path at = root.resolve(library.path().replaceFirst("^/+", ""));
        at != null && at.startsWith(root);
        at = at.getParent()) {
      add(at, candidates);
    }
    candidates.add(Path.of("ucx.conf").toAbsolutePath());
    return candidates.stream()
        .map(Path::normalize)
        .filter(Files::isRegularFile)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static void add(Path directory, List<Path> candidates) {
    for (String name : OF_SYSTEM) {
      candidates.add(directory.resolve("etc").resolve(name));
    }
    candidates.add(directory.resolve("openmpi-mca-params.conf"));
    candidates.add(directory.resolve("ucx.conf"));
  }

  private static String content(Path file) {
    String text = lines(file).collect(Collectors.joining("; "));
    return text.length() <= LONGEST ? text : FileDigest.of(file).orElse(MachineFacts.UNKNOWN);
  }

  /** The lines that set something. */
  private static Stream<String> lines(Path file) {
    return KernelFile.text(file)
        .orElse("")
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"));
  }

  /** The files that a value may name: all of it, and parts of it if they are whole paths. */
  private Stream<Path> named(String value) {
    return Stream.concat(
            Stream.of(value.strip()).filter(text -> text.matches("\\S+")),
            parts(value).filter(part -> part.startsWith("/") || part.startsWith("~/")))
        .flatMap(this::path)
        .distinct()
        .filter(Files::isRegularFile);
  }

  private static Stream<String> parts(String value) {
    return Stream.of(value.split("[\\s,:;=]+")).filter(part -> !part.isEmpty());
  }

  /** None for a text that the system cannot have as the name of a file. */
  private Stream<Path> path(String text) {
    try {
      return Stream.of(
          text.startsWith("~/")
              ? home.resolve(text.substring(2))
              : Path.of(text).toAbsolutePath().normalize());
    } catch (InvalidPathException e) {
      return Stream.empty();
    }
  }
}
