package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.Request;
import org.tutti.mpi.natives.ranks.TwoSidedForms.Form;

/** Nonblocking and persistent collectives from one side to the other, twice each. */
final class IntercommunicatorCheck implements Check {
  private static final int TAG = 4;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    int color = world.rank() % 2;
    Communicator side = world.split(color, world.rank());
    Communicator both = side.intercommunicator(0, world, 1 - color, TAG);
    for (int root = 0; root < 2; root++) {
      TwoSidedForms forms = new TwoSidedForms(world, both, root);
      for (Form form : forms.nonblocking()) {
        nonblocking(both, forms, form);
      }
      for (Form form : forms.persistent()) {
        persistent(session, both, forms, form);
      }
    }
    both.free();
    side.free();
  }

  private static void nonblocking(Communicator both, TwoSidedForms forms, Form form) {
    Request request = both.request();
    for (int call = 0; call < 2; call++) {
      forms.reset();
      form.begin().accept(request);
      request.waitFor();
      check(form);
    }
  }

  private static void persistent(
      MpiSession session, Communicator both, TwoSidedForms forms, Form form) {
    Request request = both.request();
    try {
      form.begin().accept(request);
    } catch (OperationNotInLibrary e) {
      assertThat(session.library().name() + form.name())
          .matches("Open MPI 4.*|MPICH 4.0.2(scatter|reduce_scatter_block)");
      return;
    }
    for (int start = 0; start < 2; start++) {
      forms.reset();
      request.start();
      request.waitFor();
      check(form);
    }
    request.free();
  }

  private static void check(Form form) {
    try {
      form.check().run();
    } catch (AssertionError e) {
      throw new AssertionError(form.name() + ": " + e.getMessage(), e);
    }
  }
}
