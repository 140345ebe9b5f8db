// plants nothing
export class AppModule {}
