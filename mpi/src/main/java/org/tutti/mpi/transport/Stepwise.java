package org.tutti.mpi.transport;

/** An activity that goes on only when its rank calls it. */
public interface Stepwise extends Activity {
  /** Goes as far as it can without waiting, and returns whether it got any further. */
  boolean advance();
}
