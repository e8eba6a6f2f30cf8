package org.tutti.rank.jvm;

import java.util.ArrayList;
import java.util.List;

/** What a JVM can keep for the start of later ones, as a file. */
public enum JvmCacheKind {
  /** Classes as the JVM holds them after loading. */
  DYNAMIC_ARCHIVE(
      "dynamic archive",
      ".jsa",
      "-XX:ArchiveClassesAtExit=",
      "-XX:SharedArchiveFile=",
      "-Xshare:on",
      List.of("-Xlog:cds=off", "-Xlog:cds+dynamic=off")),

  /** Classes after loading and linking, with method profiles (JEP 483, 514 and 515). */
  AOT_CACHE(
      "AOT cache",
      ".aot",
      "-XX:AOTCacheOutput=",
      "-XX:AOTCache=",
      "-XX:AOTMode=on",
      List.of("-Xlog:aot=off", "-Xlog:cds=off"));

  /** The first JDK that makes an AOT cache in one run and keeps method profiles in it. */
  private static final int AOT_SINCE = 25;

  /** A user who gives one of these decides about caches. */
  private static final List<String> OF_THE_USER =
      List.of(
          "SharedArchiveFile",
          "SharedClassListFile",
          "DumpLoadedClassList",
          "ArchiveClassesAtExit",
          "AutoCreateSharedArchive",
          "AOT");

  private static final String XX = "-XX:";

  private final String label;
  private final String suffix;
  private final String makes;
  private final String uses;
  private final String requires;
  private final List<String> silent;

  JvmCacheKind(
      String label,
      String suffix,
      String makes,
      String uses,
      String requires,
      List<String> silent) {
    this.label = label;
    this.suffix = suffix;
    this.makes = makes;
    this.uses = uses;
    this.requires = requires;
    this.silent = silent;
  }

  /** The best kind of a JDK. */
  public static JvmCacheKind of(int feature) {
    return feature >= AOT_SINCE ? AOT_CACHE : DYNAMIC_ARCHIVE;
  }

  /** Whether a user who gives this option decides about caches. */
  public static boolean isDecidedBy(String option) {
    if (!option.startsWith(XX)) {
      return option.startsWith("-Xshare:");
    }
    boolean isSwitch = option.startsWith("+", XX.length()) || option.startsWith("-", XX.length());
    for (String name : OF_THE_USER) {
      if (option.startsWith(name, XX.length() + (isSwitch ? 1 : 0))) {
        return true;
      }
    }
    return false;
  }

  /** Its name in results. */
  public String label() {
    return label;
  }

  /** How names of its files end. */
  public String suffix() {
    return suffix;
  }

  /** The option of a JVM that writes such a file when it ends. */
  public String making(String file) {
    return makes + file;
  }

  /** Options of a JVM that starts with a file if it can, and says nothing if it cannot. */
  public List<String> using(String file) {
    // Without a stream, as ranks that are started by hand call this.
    List<String> options = new ArrayList<>(List.of(uses + file));
    options.addAll(silent);
    return options;
  }

  /**
   * Options of a JVM that does not start unless it can use a file, whose checksums it compares.
   * Some JVMs crash where the file ends too early; this one then leaves neither a report nor a
   * dump.
   */
  public List<String> requiring(String file) {
    return List.of(
        uses + file,
        requires,
        "-XX:+VerifySharedSpaces",
        "-XX:+SuppressFatalErrorMessage",
        "-XX:-CreateCoredumpOnCrash");
  }

  /** Whether an option of a JVM is one of those of {@link #using}. */
  public boolean isUse(String option) {
    return option.startsWith(uses) || silent.contains(option);
  }

  /** Whether an option names the file to be used. */
  public boolean namesFile(String option) {
    return option.startsWith(uses);
  }
}
