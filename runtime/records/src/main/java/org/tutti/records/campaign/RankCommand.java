package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.List;

/**
 * What each rank starts.
 *
 * @param java the {@code java} executable
 * @param jvmOptions options of the JVM
 * @param classPath where the benchmarks are
 * @param mainClass the class that is started
 * @param arguments what the measuring command gets, without what the settings say otherwise
 */
public record RankCommand(
    String java,
    List<String> jvmOptions,
    String classPath,
    String mainClass,
    List<String> arguments) {

  public RankCommand {
    jvmOptions = List.copyOf(jvmOptions);
    arguments = List.copyOf(arguments);
  }

  RankCommand withJava(String executable) {
    return new RankCommand(executable, jvmOptions, classPath, mainClass, arguments);
  }

  RankCommand withClassPath(String path) {
    return new RankCommand(java, jvmOptions, path, mainClass, arguments);
  }

  RankCommand plusJvmOption(String option) {
    List<String> more = new ArrayList<>(jvmOptions);
    more.add(option);
    return new RankCommand(java, more, classPath, mainClass, arguments);
  }

  /** The names of benchmarks stay last. */
  RankCommand plusArgument(String argument) {
    List<String> more = new ArrayList<>(List.of(argument));
    more.addAll(arguments);
    return new RankCommand(java, jvmOptions, classPath, mainClass, more);
  }
}
