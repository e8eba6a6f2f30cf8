package org.tutti.mpi.natives.ranks;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.contract.ExchangeFormsContract;
import org.tutti.mpi.contract.MatchedMessageContract;
import org.tutti.mpi.contract.NeighborhoodContract;
import org.tutti.mpi.contract.NonblockingOrderContract;
import org.tutti.mpi.contract.OperatorContract;
import org.tutti.mpi.contract.PartitionedContract;
import org.tutti.mpi.contract.RandomMessagesContract;
import org.tutti.mpi.contract.ReducingFormsContract;
import org.tutti.mpi.contract.RequestContract;
import org.tutti.mpi.contract.RequestMisuseContract;
import org.tutti.mpi.contract.RootedFormsContract;
import org.tutti.mpi.threads.RankProgram;

/**
 * The contracts of all providers, in this launch: their tests for its number of ranks, one after
 * the other in the same order on all of them. JUnit is not there to call them, since each rank is a
 * process.
 */
final class ContractCheck implements Check {
  /** Barriers, which are tested by a variable that all ranks see. */
  private static final String SHARES_MEMORY = "nobodyCompletesABarrier";

  @Override
  public void run(MpiSession session) {
    List<Method> tests =
        Stream.of(NativeContracts.class.getMethods())
            .filter(method -> !method.getName().startsWith(SHARES_MEMORY))
            .sorted(Comparator.comparing(Method::getName))
            .toList();
    NativeContracts contracts = new NativeContracts(session);
    for (Method test : tests) {
      for (Object[] arguments : arguments(test)) {
        invoke(test, contracts, arguments);
      }
    }
    if (contracts.runs == 0) {
      throw new AssertionError("no contract has a test for these ranks");
    }
  }

  private static List<Object[]> arguments(Method test) {
    if (test.isAnnotationPresent(Test.class)) {
      return List.<Object[]>of(new Object[0]);
    }
    if (!test.isAnnotationPresent(ParameterizedTest.class)) {
      return List.of();
    }
    Stream<?> values =
        test.isAnnotationPresent(EnumSource.class)
            ? Stream.of(test.getParameterTypes()[0].getEnumConstants())
            : Arrays.stream(test.getAnnotation(ValueSource.class).ints()).boxed();
    return values.map(value -> new Object[] {value}).toList();
  }

  private static void invoke(Method test, NativeContracts contracts, Object... arguments) {
    try {
      test.invoke(contracts, arguments);
    } catch (InvocationTargetException e) {
      throw new AssertionError(
          test.getName() + Arrays.toString(arguments) + " failed", e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Runs those of its tests that are for as many ranks as the launch has. */
  public static final class NativeContracts
      implements RequestContract,
          RequestMisuseContract,
          RootedFormsContract,
          ReducingFormsContract,
          ExchangeFormsContract,
          NeighborhoodContract,
          NonblockingOrderContract,
          PartitionedContract,
          MatchedMessageContract,
          RandomMessagesContract,
          OperatorContract {
    private final MpiSession session;
    private int runs;

    private NativeContracts(MpiSession session) {
      this.session = session;
    }

    @Override
    public void run(int size, RankProgram program) {
      if (size != session.world().size()) {
        return;
      }
      runs++;
      try {
        program.run(session);
      } catch (OperationNotInLibrary e) {
        if (!mayBeMissing(e.operation())) {
          throw e;
        }
      } catch (Exception e) {
        throw new AssertionError("failed on rank " + session.world().rank(), e);
      }
    }

    /**
     * Open MPI 4 has no persistent collectives and no partitions, and MPICH 4.0 one that can be
     * started only once; nothing else may be missing in any library.
     */
    private boolean mayBeMissing(String operation) {
      String library = session.library().name();
      return library.contains("Open MPI 4") && operation.endsWith("_init")
          || library.contains("MPICH 4.0") && operation.startsWith("MPI_Scatter_init");
    }
  }
}
