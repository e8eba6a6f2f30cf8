package org.tutti.annotations.syntax;

import java.util.Locale;

/** The factors with a name of their own. */
public enum FactorName {
  ARRIVAL,
  BINDING,
  DATA,
  FILE_CACHE,
  FILE_DIR,
  FILE_HINTS,
  GOVERNOR,
  HOSTS,
  JAR,
  JAVA,
  JVM_OPTION,
  LABEL,
  LAUNCHER,
  LAUNCHER_OPTION,
  LIBRARY,
  MAPPING,
  MPI,
  PROCESSES,
  ROOT_RANK,
  SYNC,
  THREAD_LEVEL;

  /** The name in annotations and on the command line, such as {@code jvm-option}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
