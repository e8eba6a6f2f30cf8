package org.tutti.mpi;

import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * A reduction that a benchmark defines, made by {@link Datatypes#reduceOp} in a set-up and freed in
 * the tear-down.
 *
 * <p>The library calls from C, through which no exception passes. So what the function throws is
 * kept, and thrown when the operator is next used or freed.
 */
public abstract class UserReduceOp extends ReduceOp {
  private final ReductionFunction function;
  private final Datatype datatype;
  private MessageBuffer in;
  private MessageBuffer inout;
  private RuntimeException failure;
  private boolean freed;

  /**
   * @param datatype of the elements, a predefined one
   */
  protected UserReduceOp(ReductionFunction function, Datatype datatype) {
    super("user-defined");
    this.function = function;
    this.datatype = datatype;
  }

  /** The datatype of the elements that it combines. */
  public final Datatype datatype() {
    return datatype;
  }

  @Override
  public final boolean isDefinedFor(Datatype other) {
    return other == datatype;
  }

  /** Memory for the elements of one call of the function. */
  protected abstract MessageBuffer allocate(int count);

  /** The operator gives its memory back to the library. */
  protected abstract void release();

  /** Memory for the first operand, of at least so many elements. */
  protected final MessageBuffer in(int count) {
    reserve(count);
    return in;
  }

  /** Memory for the second operand and the result, of at least so many elements. */
  protected final MessageBuffer inout(int count) {
    reserve(count);
    return inout;
  }

  /** Combines what is in the memory of both operands. */
  protected final void combine(int count) {
    function.reduce(in, inout, count);
  }

  private void reserve(int count) {
    if (in == null || in.count() < count) {
      in = allocate(count);
      inout = allocate(count);
    }
  }

  /** Keeps what the function threw. */
  protected final void failed(Throwable thrown) {
    if (failure == null) {
      failure =
          thrown instanceof TuttiException told
              ? told
              : MpiProblem.REDUCTION_FAILED.error(
                  "The function of a user-defined reduction threw " + thrown + ".",
                  MpiProblem.REDUCTION_FAILED.description().remedy(),
                  thrown);
    }
  }

  /**
   * Checks the operator when it is used.
   *
   * @throws TuttiException if an earlier call failed, or the operator was freed
   */
  protected final void requireUsable() {
    if (failure != null) {
      RuntimeException told = failure;
      failure = null;
      throw told;
    }
    if (freed) {
      throw MpiProblem.USED_AFTER_FREE.error("A call got a reduction after it had been freed.");
    }
  }

  /**
   * Gives the operator back to the library.
   *
   * @throws TuttiException if its last call failed, or it was freed before
   */
  public final void free() {
    if (!freed) {
      release();
    }
    try {
      requireUsable();
    } finally {
      freed = true;
    }
  }
}
