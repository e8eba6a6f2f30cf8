package org.tutti.mpi.natives.linker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.function.ToLongFunction;

/** A library reached through {@code java.lang.foreign}. */
final class ForeignLibrary implements LinkedLibrary {
  private final ForeignInterface foreign;
  private final ToLongFunction<String> symbols;

  ForeignLibrary(ForeignInterface foreign, ToLongFunction<String> symbols) {
    this.foreign = foreign;
    this.symbols = symbols;
  }

  @Override
  public long addressOf(String symbol) {
    return symbols.applyAsLong(symbol);
  }

  @Override
  public MethodHandle function(String symbol, MethodType signature) {
    long address = addressOf(symbol);
    if (address == 0) {
      throw new UnsatisfiedLinkError("no function " + symbol);
    }
    return foreign.downcall(address, signature);
  }
}
