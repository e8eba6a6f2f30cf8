package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Collectors;

/**
 * The command that starts each rank.
 *
 * @param java the {@code java} executable
 * @param jvmOptions options of the JVM
 * @param classPath where the benchmarks are
 * @param mainClass the class that is started
 * @param arguments arguments of the measuring command, except those that follow from other settings
 */
public record MeasuringCommand(
    String java,
    List<String> jvmOptions,
    String classPath,
    String mainClass,
    List<String> arguments) {
  private static final String SIZES = "--msizes=";

  public MeasuringCommand {
    jvmOptions = List.copyOf(jvmOptions);
    arguments = List.copyOf(arguments);
  }

  /** The names of benchmarks among the arguments. */
  public List<String> benchmarks() {
    return arguments.stream().filter(argument -> !argument.startsWith("--")).toList();
  }

  MeasuringCommand withJava(String executable) {
    return new MeasuringCommand(executable, jvmOptions, classPath, mainClass, arguments);
  }

  MeasuringCommand withClassPath(String path) {
    return new MeasuringCommand(java, jvmOptions, path, mainClass, arguments);
  }

  MeasuringCommand plusJvmOption(String option) {
    List<String> more = new ArrayList<>(jvmOptions);
    more.add(option);
    return new MeasuringCommand(java, more, classPath, mainClass, arguments);
  }

  /** Adds an argument; the names of benchmarks stay last. */
  MeasuringCommand plusArgument(String argument) {
    List<String> more = new ArrayList<>(List.of(argument));
    more.addAll(arguments);
    return new MeasuringCommand(java, jvmOptions, classPath, mainClass, more);
  }

  /** A copy with these benchmarks instead of those of the arguments. */
  MeasuringCommand withBenchmarks(Collection<String> names) {
    List<String> all =
        new ArrayList<>(arguments.stream().filter(argument -> argument.startsWith("--")).toList());
    all.addAll(names);
    return new MeasuringCommand(java, jvmOptions, classPath, mainClass, all);
  }

  /** A copy with these message sizes instead of those of an argument. */
  MeasuringCommand withSizes(SortedSet<Long> sizes) {
    List<String> others =
        arguments.stream().filter(argument -> !argument.startsWith(SIZES)).toList();
    String list = sizes.stream().map(Object::toString).collect(Collectors.joining(","));
    return new MeasuringCommand(java, jvmOptions, classPath, mainClass, others)
        .plusArgument(SIZES + list);
  }
}
