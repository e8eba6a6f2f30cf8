package org.tutti.mpi.started;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.tutti.mpi.ProviderKind;

/**
 * What ranks run that Tutti starts without a launcher.
 *
 * @param provider starts them
 * @param main the program; has a method {@code rank(Map, String...)}, which returns an exit status
 * @param arguments of the program
 * @param processes number of ranks
 * @param environment variables of this process
 * @param jvmOptions for JVMs that are started, before those of this JVM
 * @param output receives messages for the user
 */
public record StartedProgram(
    ProviderKind provider,
    Class<?> main,
    List<String> arguments,
    int processes,
    BindingPolicy binding,
    Map<String, String> environment,
    List<String> jvmOptions,
    Consumer<String> output) {}
