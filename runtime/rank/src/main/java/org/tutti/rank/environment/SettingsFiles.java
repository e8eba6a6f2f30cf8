package org.tutti.rank.environment;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.host.KernelFile;
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

  private static final List<String> OF_DIRECTORIES =
      List.of("OPAL_PREFIX", "OPAL_SYSCONFDIR", "UCX_CONFIG_DIR");

  private static final String SEPARATORS = ",:;=";

  /** How names of settings end whose value is the name of a file that the library reads. */
  private static final List<String> NAME_FILE =
      List.of("file", "files", "filename", "filenames", "file_name", "file_names");

  /** Parts of the names of settings whose file a library writes or may lack. */
  private static final List<String> NEED_NOT_EXIST =
      List.of(
          "log",
          "dbg",
          "debug",
          "out",
          "stat",
          "trace",
          "dump",
          "profile",
          "monitor",
          "backing",
          "tmp",
          "param_files");

  /** Parts of the names of settings of further files of parameters, which are not read here. */
  private static final List<String> NAME_PARAMETERS = List.of("param_file", "envar_file");

  /** Those of this process; libraries take the home directory from its variable. */
  public static SettingsFiles of(Environment environment) {
    String home = System.getenv("HOME");
    return new SettingsFiles(
        environment.variables(),
        Path.of(home == null ? System.getProperty("user.home", "/") : home),
        Path.of("/"));
  }

  /** The files that exist, as facts: their content if it is short, or a digest. */
  public SortedMap<String, String> facts(LibraryInfo library) {
    SortedMap<String, String> facts = new TreeMap<>();
    if (library.provider() != ProviderKind.NATIVE) {
      return facts;
    }
    for (String value : settings(library).values()) {
      for (Path file : named(value)) {
        String digest = FileDigest.of(file).orElse(null);
        if (digest != null) {
          facts.put(PREFIX + file, digest);
        }
      }
    }
    for (Path file : parameterFiles(library)) {
      facts.put(PREFIX + file, content(file));
    }
    return facts;
  }

  /** A setting that names a file, of which this process can read none, in words. */
  public Optional<String> missing(LibraryInfo library) {
    if (library.provider() != ProviderKind.NATIVE) {
      return Optional.empty();
    }
    for (Map.Entry<String, String> setting : settings(library).entrySet()) {
      String name = setting.getKey();
      String value = setting.getValue().strip();
      if (mustExist(name)
          && !value.isEmpty()
          && !setting.getValue().equals("none")
          && !isAnyReadable(named(value))) {
        return Optional.of("The " + name + " names the file " + value);
      }
    }
    return Optional.empty();
  }

  private static boolean isAnyReadable(Set<Path> files) {
    for (Path file : files) {
      if (Files.isReadable(file)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a variable or a file may give the library's parameter a value; not what it is. */
  public boolean maySet(LibraryInfo library, String parameter) {
    for (Map.Entry<String, String> setting : settings(library).entrySet()) {
      if (setting.getKey().contains(parameter)
          || setting.getValue().contains(parameter)
          || namesParameters(setting.getKey())) {
        return true;
      }
    }
    return false;
  }

  private static boolean mustExist(String setting) {
    String name = name(setting).toLowerCase(Locale.ROOT);
    boolean namesFile = name.equals("romio_hints");
    for (String end : NAME_FILE) {
      namesFile |= name.endsWith(end);
    }
    return namesFile
        && !name.startsWith("tutti_")
        && !name.startsWith("slurm_")
        && !containsAny(name, NEED_NOT_EXIST);
  }

  private static boolean namesParameters(String setting) {
    return !setting.equals("variable " + LISTED_FILES)
        && containsAny(name(setting), NAME_PARAMETERS);
  }

  private static boolean containsAny(String name, List<String> parts) {
    for (String part : parts) {
      if (name.contains(part)) {
        return true;
      }
    }
    return false;
  }

  /** The name itself, without its kind before it and its file after it. */
  private static String name(String setting) {
    int begin = setting.indexOf(' ') + 1;
    int end = setting.indexOf(' ', begin);
    return setting.substring(begin, end < 0 ? setting.length() : end);
  }

  /** All settings by the names that messages use. */
  private Map<String, String> settings(LibraryInfo library) {
    Map<String, String> settings = new LinkedHashMap<>(RankSoftware.settings(variables));
    for (Path file : parameterFiles(library)) {
      for (String line : lines(file)) {
        int equals = line.indexOf('=');
        if (equals >= 0) {
          String name = line.substring(0, equals).strip();
          settings.put("parameter " + name + " of " + file, line.substring(equals + 1));
        }
      }
    }
    return settings;
  }

  /** The files of parameters that exist, in no order of precedence. */
  private Set<Path> parameterFiles(LibraryInfo library) {
    List<Path> candidates = new ArrayList<>();
    for (String part : parts(variables.getOrDefault(LISTED_FILES, ""))) {
      addPath(part, candidates);
    }
    for (String name : OF_USER) {
      candidates.add(home.resolve(name));
    }
    List<Path> directories = new ArrayList<>();
    for (String variable : OF_DIRECTORIES) {
      String value = variables.getOrDefault(variable, "");
      if (!value.isBlank()) {
        addPath(value, directories);
      }
    }
    for (Path at = root.resolve(KernelFile.relative(library.path()));
        at != null && at.startsWith(root);
        at = at.getParent()) {
      directories.add(at);
    }
    for (Path directory : directories) {
      for (String name : OF_SYSTEM) {
        candidates.add(directory.resolve("etc").resolve(name));
      }
      candidates.add(directory.resolve("openmpi-mca-params.conf"));
      candidates.add(directory.resolve("ucx.conf"));
    }
    candidates.add(Path.of("ucx.conf").toAbsolutePath());
    return existing(candidates);
  }

  private static Set<Path> existing(List<Path> candidates) {
    Set<Path> files = new LinkedHashSet<>();
    for (Path candidate : candidates) {
      if (Files.isRegularFile(candidate)) {
        files.add(candidate.normalize());
      }
    }
    return files;
  }

  private static String content(Path file) {
    String text = String.join("; ", lines(file));
    return text.length() <= LONGEST ? text : FileDigest.of(file).orElse(MachineFacts.UNKNOWN);
  }

  /** The lines that set something. */
  private static List<String> lines(Path file) {
    List<String> lines = new ArrayList<>();
    for (String line : KernelFile.lines(file)) {
      if (!line.isBlank() && !line.strip().startsWith("#")) {
        lines.add(line.strip());
      }
    }
    return lines;
  }

  /** The files that a value may name: all of it, and parts of it if they are whole paths. */
  private Set<Path> named(String value) {
    List<Path> candidates = new ArrayList<>();
    String whole = value.strip();
    if (!whole.isEmpty() && !hasBlank(whole)) {
      addPath(whole, candidates);
    }
    for (String part : parts(value)) {
      if (part.startsWith("/") || part.startsWith("~/")) {
        addPath(part, candidates);
      }
    }
    return existing(candidates);
  }

  private static List<String> parts(String value) {
    List<String> parts = new ArrayList<>();
    int begin = 0;
    for (int at = 0; at <= value.length(); at++) {
      if (at == value.length() || isBlank(value, at) || SEPARATORS.indexOf(value.charAt(at)) >= 0) {
        if (at > begin) {
          parts.add(value.substring(begin, at));
        }
        begin = at + 1;
      }
    }
    return parts;
  }

  private static boolean hasBlank(String text) {
    for (int at = 0; at < text.length(); at++) {
      if (isBlank(text, at)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBlank(String text, int at) {
    return Character.isWhitespace(text.charAt(at));
  }

  /** Adds nothing for a text that the system cannot have as the name of a file. */
  private void addPath(String text, List<Path> paths) {
    try {
      paths.add(
          text.startsWith("~/")
              ? home.resolve(text.substring(2))
              : Path.of(text).toAbsolutePath().normalize());
    } catch (InvalidPathException e) {
      return;
    }
  }
}
